/** Module 6 requires this many challenges, and this many cases of «Caza del error» (open point 22). */
export const MODULE_SIX_NEEDS = 4;
