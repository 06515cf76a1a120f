import { z } from 'zod';

/** A consumer signs in with e-mail and password, an agent with agent name, user name and password. */
export const LoginRequest = z.union([
  z.object({ agentName: z.string().min(1), userName: z.string().min(1), password: z.string().min(1) }),
  z.object({ email: z.email(), password: z.string().min(1) }),
]);
export const PromoCodeRequest = z.object({ code: z.string().min(1) });
export const AuthUser = z.object({
  displayName: z.string(),
  address: z.string(),
  market: z.string(),
  isGuest: z.boolean(),
  scope: z.array(z.string()),
});
export type AuthUser = z.infer<typeof AuthUser>;
export const LoginResult = z.object({ data: AuthUser, token: z.string() });
