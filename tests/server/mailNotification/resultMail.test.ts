import { describe, expect, it } from 'vitest';
import { applicationStatus as status } from '../../../contract/rules/applicationStatuses';
import { composeResultMail, resultMail } from '../../../server/services/mail/resultMail';

const publicUrl = 'https://tsi.example.pt/';
/** The first hour of 24 October in Lisbon, where the clocks go back the night after. */
const notifiedOn = new Date('2026-10-23T23:30:00Z');
const request = { id: 12, kind: 'request' as const, recheckApplicationId: null };
const recheck = { id: 15, kind: 'recheck' as const, recheckApplicationId: 12 };
const maintenance = { id: 18, kind: 'maintenance' as const, recheckApplicationId: 12 };

const mailOf = (
  application: typeof request | typeof recheck | typeof maintenance,
  statusId: number,
  reason: string | null = null,
) => {
  const notified = { ...application, providerEmail: 'prestador@example.pt' };
  return composeResultMail(resultMail(notified, { statusId, reason, notifiedOn }), application, publicUrl);
};

describe('the e-mail about a result', () => {
  it('carries number, decision, deadline and link, as text and as HTML', () => {
    const { to, subject, text, html } = mailOf(request, status.eligible);
    const link = 'https://tsi.example.pt/applicationManagement/12/details';
    expect({ to, subject }).toEqual({
      to: 'prestador@example.pt',
      subject: 'Tarifa Social de Internet: pedido 12 Elegível',
    });
    const facts = [
      'O pedido de verificação de elegibilidade n.º 12 tem o resultado: Elegível.',
      'Número do pedido: 12',
      'Decisão: Elegível',
      'Prazo para ativar a TSI: até 03-11-2026 (10 dias a contar desta notificação)',
    ];
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    expect(text.split('\n')).toContain(link);
    expect(html).toContain(`<a href="${link}">Abrir o pedido 12</a>`);
    expect(text).not.toContain('Motivo');
  });

  it('has the reason, in which HTML stays text', () => {
    const reason = 'Rendimentos > 6480 € <b>"anuais"</b> & outros';
    const { text, html } = mailOf(request, status.nonEligible, reason);
    expect(text).toContain(`Decisão: Não Elegível\nMotivo: ${reason}`);
    expect(html).toContain(
      'Motivo: Rendimentos &#62; 6480 € &#60;b&#62;&#34;anuais&#34;&#60;/b&#62; &#38; outros',
    );
    expect(html).not.toContain('<b>');
    expect(text).not.toContain('Prazo');
  });

  it.each([
    [recheck, '/applicationManagement/12/recheck/15/details'],
    [maintenance, '/applicationManagement/18/details'],
  ])('of a $kind leads to its detail, and has no deadline', (application, path) => {
    const { text } = mailOf(application, status.eligible);
    expect(text).toContain(`https://tsi.example.pt${path}`);
    expect(text).toContain('relativo ao pedido n.º 12,');
    expect(text).not.toContain('Prazo');
  });
});
