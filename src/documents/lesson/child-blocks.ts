import type { ContainerNode, LessonNode } from '#content.ts';

/** The blocks of one name among a block's children; the compiler has checked that there are no others. */
export function childBlocks<Name extends ContainerNode['block']>(children: LessonNode[], name: Name) {
  return children.filter((child): child is Extract<ContainerNode, { block: Name }> => child.block === name);
}
