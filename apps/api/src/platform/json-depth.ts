/**
 * Whether arrays and objects are nested more than `max` levels deep; a number or a text is level 0. Iterates level by
 * level: recursion would overflow the stack on the very input this guards against.
 */
export function isDeeper(value: unknown, max: number): boolean {
  let level = containersIn([value]);
  for (let depth = 0; depth < max && level.length > 0; depth += 1)
    level = containersIn(level.flatMap((each) => Object.values(each)));
  return level.length > 0;
}

const containersIn = (values: readonly unknown[]): readonly object[] =>
  values.filter((each): each is object => typeof each === "object" && each !== null);
