export { PopupDialog, type PopupDialogProps } from './PopupDialog.tsx'
export { PopupNotice, type PopupNoticeProps } from './PopupNotice.tsx'
