export { ContinueButton, type ContinueButtonProps } from './ContinueButton.tsx'
export { ContinueElsewhere, type ContinueElsewhereProps } from './ContinueElsewhere.tsx'
export { ContinueHere, type ContinueHereProps } from './ContinueHere.tsx'
