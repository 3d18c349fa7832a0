export {
  AccordionItem,
  type AccordionItemProps,
  AccordionRoot,
  type AccordionRootProps,
} from './accordion/Accordion.tsx'
export { Logo, type LogoProps } from './brand/Logo.tsx'
export { Mark, type MarkProps } from './brand/Mark.tsx'
export { Button, type ButtonKind, type ButtonProps } from './button/Button.tsx'
export { CardFan, type CardFanProps } from './card-fan/CardFan.tsx'
export { CardFanLoader, type FanLoaderProps } from './card-fan/CardFanLoader.tsx'
export { Check, type CheckProps } from './check/Check.tsx'
export { Chip, type ChipProps } from './chip/Chip.tsx'
export { Countdown, type CountdownProps } from './countdown/Countdown.tsx'
export type { TickSource } from './countdown/use-tick.ts'
export { Dialog, type DialogProps } from './dialog/Dialog.tsx'
export { Drawer, type DrawerProps } from './drawer/Drawer.tsx'
export { Empty, type EmptyProps } from './empty/Empty.tsx'
export { Field, type FieldProps } from './field/Field.tsx'
export { FormattedField, type FormattedFieldProps } from './field/FormattedField.tsx'
export { SelectField, type SelectFieldProps } from './field/SelectField.tsx'
export { IconButton, type IconButtonProps } from './icon-button/IconButton.tsx'
export { Image, type ImageProps } from './image/Image.tsx'
export { BackendLink, type BackendLinkProps } from './link/BackendLink.tsx'
export { LinkProvider, type LinkProviderProps, type PageLink, type RenderLink } from './link/LinkProvider.tsx'
export {
  type AlertOptions,
  type ConfirmOptions,
  type ModalHandle,
  type Modals,
  type NotionOptions,
  type OpenOptions,
  useModals,
} from './modal-host/ModalHost.tsx'
export { ModalProvider } from './modal-host/ModalProvider.tsx'
export type { ModalContent, PaymentFrame } from './modal-host/modals.ts'
export { NotionArticle, type NotionArticleProps } from './notion-article/NotionArticle.tsx'
export type { CloseReason, CloseType, OnOpenChange, OverlayMotion } from './overlay/Overlay.tsx'
export { OverlayRootContext } from './overlay/overlay-root.ts'
export type { PagedProps } from './pager/use-page.ts'
export type { HeadedPartProps, HeadingLevel, PartProps, PartRender, RenderedProps } from './part/Part.tsx'
export { Progress, type ProgressProps } from './progress/Progress.tsx'
export { QrCode, type QrCodeProps } from './qr-code/QrCode.tsx'
export {
  Radio,
  RadioGroup,
  type RadioGroupProps,
  type RadioProps,
  RadioTile,
  type RadioTileProps,
} from './radio/Radio.tsx'
export { RingTimer, type RingTimerProps } from './ring-timer/RingTimer.tsx'
export { Segment, type SegmentProps } from './segment/Segment.tsx'
export { Skeleton, type SkeletonProps } from './skeleton/Skeleton.tsx'
export { Stepper, type StepperProps } from './stepper/Stepper.tsx'
export { Switch, type SwitchProps } from './switch/Switch.tsx'
export { Tag, type TagProps } from './tag/Tag.tsx'
export { ToastProvider, type Toasts, useToast } from './toast/ToastProvider.tsx'
export type { ToastOptions } from './toast/toast-timer.ts'
