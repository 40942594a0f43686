import type { CodedTexts } from '../../../server/lib/refusal';

export const deskTexts = {
  heldBy: (name: string) => ({ code: 'held', text: `${name} está a decidir este pedido.` }),
  tooManyStreams: { code: 'rate_limited', text: 'Tem demasiadas janelas abertas.' },
} as const satisfies CodedTexts;
