import { Secret, TOTP } from 'otpauth';

/** Returns the code that a telephone shows at a moment, whose clock is off by some seconds. */
export const codeOf = (secret: string, now: Date, offBySeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime() + offBySeconds * 1000,
  });
