import { apiError } from '#server/http/api-errors.ts';
import type { Weakness } from './passwords.ts';

/** In the words of hosted Supabase: the page shows the provider's message (specification, section 8) beside ours. */
export const invalidCredentials = () => apiError(400, 'invalid_credentials', 'Invalid login credentials');
export const emailNotConfirmed = () => apiError(400, 'email_not_confirmed', 'Email not confirmed');

const ended = 'La sesión ha terminado. Inicia sesión otra vez.';
export const sessionNotFound = () => apiError(403, 'session_not_found', ended);
/** The same from the data API, which says 401. */
export const signedOut = () => apiError(401, 'session_not_found', ended);

/** A token that we have not signed, or that has expired. */
export const badToken = () => apiError(403, 'bad_jwt', ended);
export const badTokenForData = () => apiError(401, 'PGRST301', ended);

export const refreshTokenNotFound = () => apiError(400, 'refresh_token_not_found', ended);

export const linkExpired = () =>
  apiError(403, 'otp_expired', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.');

export const weakPassword = ({ reason, sentence }: Weakness) =>
  apiError(422, 'weak_password', sentence, {}, { weak_password: { message: sentence, reasons: [reason] } });

export const samePassword = () =>
  apiError(422, 'same_password', 'La contraseña nueva debe ser distinta de la actual.');

export const currentPasswordRequired = () =>
  apiError(400, 'current_password_required', 'Escribe tu contraseña actual para cambiarla.');

export const currentPasswordInvalid = () =>
  apiError(400, 'current_password_invalid', 'La contraseña actual no es correcta.');
