import type { TradeTerms } from '@/lib/contract/entities/trade-terms'
import { mockCall } from '../../support/msw'

/** Returns rules that all differ from the defaults: a text that shows these values reads the rules. */
export const termsOf = (more: Partial<TradeTerms> = {}): TradeTerms => ({
  isVerified: true,
  unpaidMinutes: 17,
  startHours: 0.35,
  autoConfirmHours: 31,
  holdHours: 72,
  feeBp: 1150,
  leastFee: '0.01',
  distShareBp: 2750,
  cancelFeeBp: 450,
  assignMinutes: 7,
  mostAsked: 4,
  deliverMinutes: 41,
  leaveMinutes: 73,
  noShowBp: 325,
  firstShotMinutes: 44,
  proposalHours: 5,
  graceMinutes: 13,
  mismatchMinutes: 37,
  answerHours: 3,
  duty: '9:00–23:00',
  checkHours: 15,
  ...more,
})

/** Mocks the rules by mode and game, as the page requests them. */
export const mockTerms = (of: (mode?: string, gameId?: string) => Partial<TradeTerms> = () => ({})) =>
  mockCall('GET /dist/tradeTerms', ({ input }) => termsOf(of(input.mode, input.gameId)))
