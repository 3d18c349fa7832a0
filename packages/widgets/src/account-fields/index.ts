export { CodeField, type CodeFieldProps } from './CodeField.tsx'
export { EmailField, type EmailFieldProps } from './EmailField.tsx'
export {
  isNewPassword,
  type NewPassword,
  NewPasswordFields,
  type NewPasswordFieldsProps,
} from './NewPasswordFields.tsx'
export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx'
export { PasswordRules, type PasswordRulesProps } from './PasswordRules.tsx'
export { useSignInAgain } from './use-sign-in-again.ts'
