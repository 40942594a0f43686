import { type Identifier, useList } from 'ra-core';
import { useMemo, useState } from 'react';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { foldText } from '../../../src/kit/format/foldText';
import { offeredPageSizes } from '../../../src/kit/pagination/paging';

/**
 * Keeps which tariffs of the list are ticked: at first all that can be handed in. A search narrows what is
 * shown and what 'Selecionar todos' and 'Desmarcar todos' change; ticked tariffs that are not shown stay
 * ticked.
 */
export const useTariffChoice = (tariffs: readonly UncommunicatedTariff[]) => {
  const [text, setText] = useState('');
  const [left, setLeft] = useState<ReadonlySet<Identifier>>(new Set());
  const found = useMemo(() => tariffs.filter((one) => matches(one, text)), [tariffs, text]);
  const list = useList({ data: found, perPage: offeredPageSizes[0] });

  const change = (ids: readonly Identifier[], isLeft: boolean) => {
    const next = new Set(left);
    for (const id of ids) {
      if (isLeft) next.add(id);
      else next.delete(id);
    }
    setLeft(next);
  };
  const foundIds = found.map(({ id }) => id);
  const chosen = tariffs.filter(({ id, isPending }) => !isPending && !left.has(id));
  return {
    text,
    search: (next: string) => {
      setText(next);
      list.setPage(1);
    },
    chosen,
    /** The list of matching tariffs, with the ticks. */
    list: {
      ...list,
      selectedIds: chosen.map(({ id }) => id),
      onToggleItem: (id: Identifier) => change([id], !left.has(id)),
      onSelect: () => change(foundIds, false),
      onUnselectItems: () => change(foundIds, true),
    },
  };
};

const matches = ({ fiscalNumber, studentFiscalNumber, fullName }: UncommunicatedTariff, text: string) => {
  const sought = foldText(text.trim());
  return [fiscalNumber, studentFiscalNumber ?? '', fullName].some((part) => foldText(part).includes(sought));
};
