export { PopupDialog, type PopupDialogProps } from './PopupDialog.tsx'
export { PopupNotice, type PopupNoticeProps } from './PopupNotice.tsx'
export { PopupStill, type PopupStillProps } from './PopupStill.tsx'
