/** How one game's pictures are composed. Chosen by hand for each game, to suit its story. */
export interface DemoArt {
  readonly palette: PaletteKey;
  /** Where the cover is set. */
  readonly scene: SceneKey;
  /** Where the second and third screenshots are set; the first one uses `scene`. */
  readonly screens: readonly [SceneKey, SceneKey];
  /** The figures of the cover, front to back. Without figures the first prop becomes the hero. */
  readonly cast: readonly Cast[];
  readonly props: readonly PropKey[];
  /** What floats in the air. */
  readonly air: AirKey;
  readonly treatment: TreatmentKey;
  /** Moves details (windows, hills, stars) without changing the composition. */
  readonly seed: number;
}

/** Pose, hair and clothes of one figure, always plainly an adult. */
export type Cast = `${PoseKey} ${HairKey} ${OutfitKey}`;

export type PoseKey = "profile" | "back" | "standing" | "umbrella" | "seated" | "walking";

export type HairKey =
  | "short"
  | "swept"
  | "bob"
  | "long"
  | "bun"
  | "ponytail"
  | "braid"
  | "curly"
  | "hat"
  | "hood";

export type OutfitKey =
  | "suit"
  | "coat"
  | "dress"
  | "knit"
  | "apron"
  | "labcoat"
  | "kimono"
  | "uniform"
  | "jacket"
  | "cloak";

export type SceneKey =
  | "skyline"
  | "rain-street"
  | "seaside"
  | "harbour"
  | "mountains"
  | "platform"
  | "tea-room"
  | "library"
  | "observatory"
  | "rooftop"
  | "garden"
  | "forest"
  | "snow-village"
  | "deep-space"
  | "ship-bridge"
  | "theatre"
  | "office"
  | "bar"
  | "bakery"
  | "desert"
  | "canal"
  | "lantern-street"
  | "undersea"
  | "castle"
  | "greenhouse"
  | "workshop"
  | "night-road"
  | "hotel"
  | "gallery"
  | "market"
  | "clouds";

export type PropKey =
  | "moon"
  | "sun"
  | "cat"
  | "teapot"
  | "cup"
  | "letter"
  | "key"
  | "book"
  | "rose"
  | "lily"
  | "mask"
  | "chess"
  | "compass"
  | "clock"
  | "lamp"
  | "lantern"
  | "train"
  | "ship"
  | "lighthouse"
  | "camera"
  | "violin"
  | "piano"
  | "microphone"
  | "bird"
  | "fish"
  | "whale"
  | "airship"
  | "car"
  | "bottle"
  | "cake"
  | "bread"
  | "crown"
  | "sword"
  | "potion"
  | "crystal"
  | "gear"
  | "robot"
  | "planet"
  | "rocket"
  | "ticket"
  | "ring"
  | "feather"
  | "butterfly"
  | "neon-sign"
  | "phone"
  | "suitcase"
  | "dice"
  | "cards"
  | "brush"
  | "bell"
  | "telescope"
  | "fox"
  | "owl"
  | "umbrella";

export type AirKey =
  | "none"
  | "stars"
  | "petals"
  | "rain"
  | "snow"
  | "fireflies"
  | "bubbles"
  | "embers"
  | "leaves"
  | "paper";

export type TreatmentKey =
  | "stacked"
  | "letterspaced"
  | "framed"
  | "condensed"
  | "italic"
  | "outline"
  | "vertical"
  | "arc"
  | "neon"
  | "ticket"
  | "split"
  | "band"
  | "cascade"
  | "panel"
  | "inset"
  | "medallion"
  | "diagonal";

export type PaletteKey =
  | "midnight-gold"
  | "rose-dusk"
  | "sea-glass"
  | "ember"
  | "ultraviolet"
  | "moss"
  | "porcelain"
  | "persimmon"
  | "glacier"
  | "wine"
  | "honey"
  | "neon-magenta"
  | "ink-paper"
  | "lavender"
  | "copper-teal"
  | "cherry"
  | "deep-ocean"
  | "sandstone"
  | "aurora"
  | "coral-night"
  | "jade"
  | "graphite-lime"
  | "powder"
  | "tangerine-sky";
