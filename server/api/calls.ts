import { z } from 'zod';
import { mailboxOf } from '#server/accounts/address.ts';
import { changePassword } from '#server/accounts/change-password.ts';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { recover, resend } from '#server/accounts/mail-requests.ts';
import { readUser, refresh, signOut } from '#server/accounts/own-account.ts';
import { signIn } from '#server/accounts/sign-in.ts';
import { signUp } from '#server/accounts/sign-up.ts';
import { followLink, verify } from '#server/accounts/verify.ts';
import { serverBusy } from '#server/http/api-errors.ts';
import { call, type Call } from './call.ts';
import { address, linkToken, linkType, password, refreshToken, returnAddress, unused } from './fields.ts';
import { completeModule, exportProgress, readMyData, readProgress } from './data-calls.ts';

/**
 * The complete list of API calls: what supabase-js sends for the school, with the names and values that it sends. Handlers
 * get the values that were read, never parts of the raw request. docs/decisions/0013-closed-calls.md says why; table.test.ts
 * runs the real client against this list.
 */
export const calls: Call[] = [
  call({
    name: 'sign up',
    method: 'POST',
    path: '/auth/v1/signup',
    query: { redirect_to: returnAddress },
    body: { email: address, password, ...unused },
    needs: 'key',
    limit: 'sign-up',
    subject: ({ body }) => mailboxOf(body.email),
    costsHash: true,
    answer: signUp,
  }),
  call({
    name: 'sign in',
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: z.literal('password') },
    body: { email: address, password, ...unused },
    needs: 'key',
    limit: 'sign-in',
    costsHash: true,
    answer: signIn,
  }),
  call({
    name: 'refresh the session',
    method: 'POST',
    path: '/auth/v1/token',
    query: { grant_type: z.literal('refresh_token') },
    body: { refresh_token: refreshToken },
    needs: 'key',
    limit: 'refresh',
    limitOf: ({ tokens }, { body }) => (tokens.isSealed(body.refresh_token) ? 'refresh' : 'unknown-refresh'),
    // After 429 supabase-js ends the session; after 503 it keeps the session and retries.
    tooMany: serverBusy,
    subject: ({ body }) => body.refresh_token,
    answer: refresh,
  }),
  call({
    name: 'sign out',
    method: 'POST',
    path: '/auth/v1/logout',
    query: { scope: z.enum(['global', 'local', 'others']).default('global') },
    needs: 'session',
    limit: 'data',
    subject: ({ caller }) => caller.token,
    answer: signOut,
  }),
  call({
    name: "read one's own account",
    method: 'GET',
    path: '/auth/v1/user',
    needs: 'session',
    limit: 'data',
    subject: ({ caller }) => caller.token,
    answer: readUser,
  }),
  call({
    name: 'change the password',
    method: 'PUT',
    path: '/auth/v1/user',
    body: { password, current_password: password.optional(), ...unused },
    needs: 'session',
    limit: 'change-password',
    subject: ({ caller }) => caller.token,
    costsHash: true,
    answer: changePassword,
  }),
  call({
    name: 'open a link by its button',
    method: 'POST',
    path: '/auth/v1/verify',
    query: { redirect_to: returnAddress },
    body: { token_hash: linkToken, type: linkType, gotrue_meta_security: unused.gotrue_meta_security },
    needs: 'key',
    limit: 'link',
    answer: verify,
  }),
  call({
    name: 'open a link by its address',
    method: 'GET',
    path: '/auth/v1/verify',
    query: { token: linkToken, type: linkType, redirect_to: returnAddress },
    needs: 'nothing',
    limit: 'link',
    answer: followLink,
  }),
  call({
    name: 'ask for a recovery mail',
    method: 'POST',
    path: '/auth/v1/recover',
    query: { redirect_to: returnAddress },
    body: { email: address, ...unused },
    needs: 'key',
    limit: 'recover',
    subject: ({ body }) => mailboxOf(body.email),
    answer: recover,
  }),
  call({
    name: 'ask for the confirmation again',
    method: 'POST',
    path: '/auth/v1/resend',
    query: { redirect_to: returnAddress },
    body: { email: address, type: z.literal('signup'), ...unused },
    needs: 'key',
    limit: 'resend',
    subject: ({ body }) => mailboxOf(body.email),
    answer: resend,
  }),
  call({
    name: "read one's own progress",
    method: 'GET',
    path: '/rest/v1/module_progress',
    query: {
      select: z.literal('*'),
      user_id: z
        .string()
        .regex(/^eq\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .transform((filter) => filter.slice('eq.'.length)),
      order: z.literal('module_number.asc'),
    },
    needs: 'session',
    limit: 'data',
    subject: ({ caller }) => caller.token,
    answer: readProgress,
  }),
  call({
    name: 'export the progress of all learners',
    method: 'GET',
    path: '/rest/v1/module_progress',
    query: {
      select: z.literal('module_number,completed_at'),
      order: z.literal('completed_at.asc').optional(),
      offset: z
        .string()
        .regex(/^\d{1,7}$/)
        .optional(),
    },
    needs: 'secret key',
    limit: 'data',
    answer: exportProgress,
  }),
  call({
    name: 'complete a module',
    method: 'POST',
    path: '/rest/v1/rpc/complete_module',
    body: { module_num: z.number().nullable() },
    needs: 'session',
    limit: 'data',
    subject: ({ caller }) => caller.token,
    answer: completeModule,
  }),
  call({
    name: 'read what is stored about oneself',
    method: 'POST',
    path: '/rest/v1/rpc/my_data',
    body: {},
    needs: 'session',
    limit: 'data',
    subject: ({ caller }) => caller.token,
    answer: readMyData,
  }),
  call({
    name: "delete one's own account",
    method: 'POST',
    path: '/rest/v1/rpc/delete_my_account',
    body: { password },
    needs: 'session',
    limit: 'delete-account',
    subject: ({ caller }) => caller.token,
    costsHash: true,
    answer: deleteAccount,
  }),
];
