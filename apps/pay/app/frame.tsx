export { PlainFrame as default } from "@catnip/storefront/shell/plain-frame.tsx";
