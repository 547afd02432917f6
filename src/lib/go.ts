/** Leads a script to another page. (Links need none.) */
export const goTo = (address: string) => location.assign(address);

/** The same, but in place of this page: Back does not return to it. */
export const goInstead = (address: string) => location.replace(address);

export const reload = () => location.reload();
