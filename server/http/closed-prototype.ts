/**
 * A second fence behind the closed list of calls: nothing can be added any more to what all objects have in common. A
 * name such as `__proto__` in a stranger's request, written there by a careless library, would change every object of
 * this process until it is started again.
 */
export function closePrototype(): void {
  Object.preventExtensions(Object.prototype);
}
