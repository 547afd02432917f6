import { apiError, dataError } from '#server/http/api-errors.ts';
import type { Weakness } from './passwords.ts';
import type { BadToken } from './tokens.ts';

/** Codes are those of hosted Supabase. The page shows the message as it is (specification, section 8), so it is Spanish. */
export const invalidCredentials = () =>
  apiError(400, 'invalid_credentials', 'El correo o la contraseña no son correctos.');
export const emailNotConfirmed = () =>
  apiError(
    400,
    'email_not_confirmed',
    'Tu cuenta todavía no está confirmada. Abre el enlace del correo que te enviamos.',
  );

const ended = 'La sesión ha terminado. Inicia sesión otra vez.';
export const sessionNotFound = (code = 'session_not_found') => apiError(403, code, ended);
/** The data API answers 401 instead. */
export const signedOut = () => dataError(401, 'session_not_found', ended);

/** A token that we did not sign, or an expired one. */
export const badToken = () => apiError(403, 'bad_jwt', ended);
/** PostgREST's codes, and its English where clients recognise the message. */
const forData: Record<BadToken, [code: string, message: string]> = {
  foreign: ['PGRST301', ended],
  expired: ['PGRST303', 'JWT expired'],
  future: ['PGRST303', 'JWT issued at future'],
};
export const badTokenForData = (why: BadToken) => dataError(401, ...forData[why]);

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
