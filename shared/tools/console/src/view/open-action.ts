import type { ConsoleAction } from '../messages';

export interface OpenAction {
  place: string;
  title: string;
  label: string;
  action: ConsoleAction;
}

export function openRollback(place: string, part?: string): OpenAction {
  return {
    place,
    title: `Roll back ${part ?? 'the whole site'}`,
    label: 'Roll back now',
    action: { kind: 'rollback', ...(part ? { part } : {}) },
  };
}

export function openWithdrawal(place: string, part: string, version: string): OpenAction {
  return {
    place,
    title: `Withdraw ${part} ${version}`,
    label: 'Withdraw now',
    action: { kind: 'withdraw', version: `${part}@${version}`, why: '' },
  };
}

export function openPromotion(place: string, from: string): OpenAction {
  return { place, title: `Promote from ${from}`, label: 'Promote now', action: { kind: 'promote', from } };
}

export function openStep(place: string, kind: 'next' | 'abort'): OpenAction {
  return kind === 'next'
    ? { place, title: 'Take the next step', label: 'Take it now', action: { kind } }
    : { place, title: 'Take the careful release back', label: 'Take it back now', action: { kind } };
}
