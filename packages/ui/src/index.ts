/**
 * The light components: everything a first page may need. Heavy ones (dialog, menu, tabs, tooltip, popover,
 * range-slider, rich-select) are imported from their own files, to stay out of the first load.
 */
export { Avatar } from "./avatar.tsx";
export { Badge } from "./badge.tsx";
export {
  Button,
  ButtonLink,
  IconButton,
  IconButtonLink,
  type ButtonLook,
  type ButtonProps,
} from "./button.tsx";
export { Card, Panel } from "./card.tsx";
export { Checkbox, RadioTile, RadioTiles, Switch } from "./choices.tsx";
export { Cover, coverWidth, FALLBACK_COVER, type CoverUrl } from "./cover.tsx";
export { DefinitionList, StepList, Table, type Column, type Step } from "./data.tsx";
export { EmptyState, type EmptyArt } from "./empty-state.tsx";
export * from "./icons.tsx";
export { Cluster, Container, Divider, Grid, Split, Stack, type Space } from "./layout.tsx";
export { LinkProvider, PlainLink, TextLink, type LinkProps } from "./link.tsx";
export { Breadcrumbs, Pagination, TabLinks, type TabLink } from "./navigation.tsx";
export { Notice, Toast, ToastRegion, type NoticeTone } from "./notice.tsx";
export { clampNumber, NumberField } from "./number-field.tsx";
export { Coins, PriceTag } from "./price.tsx";
export { LoadingBar, ProgressBar } from "./progress.tsx";
export { Rating } from "./rating.tsx";
export { Select, type SelectOption } from "./select.tsx";
export { Skeleton } from "./skeleton.tsx";
export { Spinner } from "./spinner.tsx";
export { CodeField, PasswordField, TextArea, TextField, type TextFieldProps } from "./text-field.tsx";
export { Heading, Prose, Text } from "./text.tsx";
export { type Hex } from "./theme/colour.ts";
export { GlobalStyle } from "./theme/global-style.tsx";
export { createTheme, internationalTheme, type Roles, type Scheme, type Theme } from "./theme/theme.ts";
export { BREAKPOINTS, media } from "./theme/tokens.ts";
export { SkipLink, VisuallyHidden } from "./visually-hidden.tsx";
