import { describe, expect, it } from 'vitest';
import type { Call, Download } from '../../contract/calls/defineCall';
import { maxBytesOf, smallBody } from '../../contract/rules/bodyLimits';
import { checkInput, InvalidInput } from '../../server/http/checkInput';
import { listCalls } from '../../server/http/listCalls';
import { costOf } from '../support/costs';
import { inputFiller } from '../support/inputFiller';

/** What costs most to clean: a text begins with a letter and repeats one of these. */
const pieces = {
  'marks of alternating classes': '\u0300\u0316',
  'marks with what nobody sees between them': '\u0300\u200b\u0316',
  'letters with marks of their own': 'a\u0316\u0300',
  'emoji joined without end': '👨\u200d',
  blanks: ' ',
} as const;
const longestText = 6_000_000;
const texts = Object.values(pieces).map((piece) => `a${piece.repeat(longestText / piece.length)}`);

/** Milliseconds of the thread that answers all calls. */
const enough = 100;
/** For lists whose many texts are each no longer than ten fields explain: milliseconds for each of their characters. */
const enoughEach = 1 / 4000;
const bytesOfMark = 2;
const mostItems = 40;

/** Files are taken out of a body before it is checked. */
const charactersOf = ({ body = smallBody }: Pick<Call, 'body'>) =>
  maxBytesOf({ ...body, fileBytes: 0 }) / bytesOfMark;

const check = (call: Call | Download, input: unknown) => {
  try {
    checkInput(call, input);
  } catch (failure) {
    if (!(failure instanceof InvalidInput)) throw failure;
  }
};

describe('a body whose texts are made to keep the server busy is checked at once', () => {
  const calls = listCalls().map(({ call }) => ({ title: `${call.method} ${call.path}`, call }));
  it.each(calls)('$title', { timeout: 60_000 }, ({ call }) => {
    const fill = inputFiller(call.input);
    const characters = charactersOf(call as Call);
    for (const variant of [0, 1, 2]) {
      let count = 0;
      fill({ variant, text: () => (count += 1) });
      if (count === 0) continue;
      const filledWith = (text: string, length: number, items = 1) => {
        const cut = text.slice(0, length);
        return fill({ variant, items, text: () => cut });
      };
      const some = Math.max(1, Math.min(mostItems, Math.floor(characters / count / 400)));
      for (const text of texts) {
        const long = filledWith(text, Math.ceil(characters / count));
        expect(costOf(() => check(call, long), enough)).toBeLessThan(enough);
        const many = filledWith(text, 400, some);
        const most = enough + some * count * 400 * enoughEach;
        expect(costOf(() => check(call, many), most)).toBeLessThan(most);
      }
    }
  });
});
