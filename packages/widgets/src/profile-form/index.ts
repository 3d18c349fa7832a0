export { AdConsentSwitches, type AdConsentSwitchesProps } from './AdConsentSwitches.tsx'
export { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx'
