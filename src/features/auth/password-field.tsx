import { auth } from '#content.ts';
import { PasswordField as Field, type PasswordFieldProps } from '#ui/password-field.tsx';

export function PasswordField(props: PasswordFieldProps) {
  return <Field {...props} showLabel={auth.showPassword} hideLabel={auth.hidePassword} />;
}
