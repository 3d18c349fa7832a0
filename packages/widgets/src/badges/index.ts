export { BadgeDialog, type BadgeDialogProps } from './BadgeDialog.tsx'
export { BadgeShare, type BadgeShareProps } from './BadgeShare.tsx'
export { MyBadges } from './MyBadges.tsx'
