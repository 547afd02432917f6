/** The learner: undefined until the session is known, null for a visitor. */
export type UserId = string | null | undefined;

export type WithUser<Props> = Props & { userId: UserId };

/** What every island receives besides its own data; most need only one of the two. */
export interface Surroundings {
  place: HTMLElement;
  userId: UserId;
}
