/** The learner: undefined until the session is known, null when nobody is signed in. */
export type UserId = string | null | undefined;

export type WithUser<Props> = Props & { userId: UserId };
