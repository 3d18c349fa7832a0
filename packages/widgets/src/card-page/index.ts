export { CardPage, type CardPageProps } from './CardPage.tsx'
export { CardShareDialog, type CardShareDialogProps } from './CardShareDialog.tsx'
