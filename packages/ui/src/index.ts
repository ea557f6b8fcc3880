/**
 * The light components: everything a first page may need. Those on Base UI (dialog, popover, rich-select, tooltip) are
 * imported from their own files, to stay out of the first load.
 */
export { Avatar } from "./avatar.tsx";
export { Badge } from "./badge.tsx";
export { Button, ButtonLink, IconButton, IconButtonLink } from "./button.tsx";
export { Card, Panel } from "./card.tsx";
export { Checkbox, RadioTile, RadioTiles, Switch } from "./choices.tsx";
export { Cover } from "./cover.tsx";
export { DefinitionList, StepList, Table } from "./data.tsx";
export { EmptyState } from "./empty-state.tsx";
export * from "./icons.tsx";
export { Cluster, Container, Divider, Stack } from "./layout.tsx";
export { LinkProvider, PlainLink, TextLink, type LinkProps } from "./link.tsx";
export { Breadcrumbs, Pagination, TabLinks } from "./navigation.tsx";
export { Notice, Toast, ToastRegion } from "./notice.tsx";
export { noticeRoom } from "./notice-room.ts";
export { Coins, PriceTag } from "./price.tsx";
export { LoadingBar, ProgressBar } from "./progress.tsx";
export { Select } from "./select.tsx";
export { Skeleton } from "./skeleton.tsx";
export { Spinner } from "./spinner.tsx";
export { CodeField, PasswordField, TextArea, TextField } from "./text-field.tsx";
export { Heading, Prose, Text } from "./text.tsx";
export { themeRules } from "./theme/global-style.tsx";
export { createTheme } from "./theme/theme.ts";
export { BREAKPOINTS, media } from "./theme/tokens.ts";
export { SkipLink, VisuallyHidden } from "./visually-hidden.tsx";
export { yieldsToPresses } from "./yields-to-presses.ts";
