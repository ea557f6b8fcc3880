/** The whole story as one graph, and how a reader's choices move through it. */
import { CHAPTERS } from "../edition.js";

/**
 * A choice adds to what the reader has gathered and leads on.
 * @typedef {{ text: string[], add: Record<string, number>, go: string }} Choice
 * A node is read line by line and then goes on by `next`, by a choice, by the first branch whose least is reached, or ends.
 * @typedef {{ id: string, place: string, weather: string, music: string, people: string[], lines: string[][], next?: string,
 *   choices?: Choice[], branch?: { when?: Record<string, number>, go: string }[], ending?: string }} StoryNode
 */

export const LANGUAGE_ORDER = ["en", "zh-CN", "ja"];
export const START = "start";
export const ENDINGS = ["steps", "osmanthus", "answer", "unposted"];
/** @type {StoryNode[]} */
const ALL = CHAPTERS.flat();
export const NODES = new Map(ALL.map((node) => [node.id, node]));

/** Who a line belongs to and how they look: "wan smile" → { who: "wan", feeling: "smile" }. @param {string[]} line */
export function readLine(line) {
  const [who = "", feeling = "calm"] = line[0].split(" ");
  return { who, feeling, texts: line.slice(1) };
}

/** The node after this one, given what has been gathered; null at a choice or an ending. In a trial it may be one that is not there. @param {StoryNode} node @param {Record<string, number>} gathered */
export function nodeAfter(node, gathered) {
  if (node.next) return node.next;
  const way = node.branch?.find(({ when = {} }) =>
    Object.entries(when).every(([name, least]) => (gathered[name] ?? 0) >= least),
  );
  return way?.go ?? null;
}

/** What has been gathered once a choice's worth is added. @param {Record<string, number>} gathered @param {Record<string, number>} add */
export function gather(gathered, add) {
  const next = { ...gathered };
  for (const [name, worth] of Object.entries(add)) next[name] = (next[name] ?? 0) + worth;
  return next;
}
