/** Spec section 9, each with the credentials it needs. */
export const AUTHENTICATION_METHODS = [
  { name: 'API Key', credentials: ['API key'] },
  { name: 'OAuth 2.0', credentials: ['Client ID', 'Client secret'] },
  { name: 'Bearer Token', credentials: ['Token'] },
  { name: 'No Authentication', credentials: [] },
];

export const credentialsOf = (method: string) =>
  AUTHENTICATION_METHODS.find(({ name }) => name === method)?.credentials ?? [];
