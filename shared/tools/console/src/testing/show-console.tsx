import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActionMessage, ActionRequest, ConsoleState, LiveSite } from '../messages';
import type { ConsoleApi } from '../view/api';
import { ConsolePage } from '../view/console-page';
import { sampleDiff, sampleLive, sampleState, sampleSteps } from './sample-state';

export interface Exchange {
  asked: ActionRequest[];
  answers: ActionMessage[][];
}

export function newExchange(): Exchange {
  return {
    asked: [],
    answers: [
      [{ say: 'Would put live again: projects 1.0.0-4a476fce.' }, { checked: 'ticket-1' }],
      [{ say: 'Live again.' }, { done: true }],
    ],
  };
}

export function showConsole({ asked, answers }: Exchange, more: Partial<ConsoleApi> = {}) {
  const api: ConsoleApi = {
    sequence: async () => 2,
    state: jest.fn(async () => sampleState),
    history: jest.fn(async () => sampleSteps),
    health: async () => ({ days: 7, rows: [] }),
    diff: async () => sampleDiff,
    act: async (request, onMessage) => {
      asked.push(request);
      answers.shift()?.forEach(onMessage);
    },
    ...more,
  };
  render(
    <ChakraProvider value={defaultSystem}>
      <ConsolePage api={api} />
    </ChakraProvider>,
  );
  return { api, user: userEvent.setup() };
}

export const withLive = (live: Partial<LiveSite>, state: Partial<ConsoleState> = {}) => ({
  state: async () => ({ ...sampleState, ...state, live: { ...sampleLive, ...live } }),
});

export const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
