/** Where a script leads on. Links do it by themselves. */
export const goTo = (address: string) => location.assign(address);

/** The same, in the place of the page that is left: Back does not lead here again. */
export const goInstead = (address: string) => location.replace(address);

export const reload = () => location.reload();
