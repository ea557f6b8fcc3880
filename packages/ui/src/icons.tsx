// Each icon is a separate function, for tree-shaking.
export * from "./icons/coins.tsx";
export * from "./icons/lucide.tsx";
export * from "./icons/marks.tsx";
