export { EmailLinkForm, type EmailLinkFormProps } from './EmailLinkForm.tsx'
export { LinkedLogins, type LinkedLoginsProps } from './LinkedLogins.tsx'
