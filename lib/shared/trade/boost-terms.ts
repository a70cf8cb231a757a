import type { UserId } from '../ids'
import type { FenText } from '../money/money'
import type { Party } from './order-forms'

/** Terms and progress of a work order (boosting, convoy). Times are ISO texts, amounts fen as text. */
export interface BoostState {
  from: string
  /** A rank or task, or the title of a package: see `isPackage`. */
  to: string
  /** `to` is the title of a booster's or a season's package, which states where the work begins. */
  isPackage?: true
  /** Promised hours from acceptance to submission, excluding waiting times. */
  hours: number
  note: string
  /** Minimum level of a worker who accepts it from the hall. */
  level: number
  /** The worker's two deposits. */
  safety: FenText
  efficiency: FenText
  /** Placed first in the hall because of an active season booking. */
  priority?: boolean
  /** Worker chosen by the customer; absent: the first to accept. */
  chosenId?: number
  /** The work timer does not start before this time, when the season starts. */
  startsAt?: string
  /** When a worker accepted it. */
  takenAt?: string
  /** Deadline of the first picture; after it the customer may cancel. */
  shotBy?: string
  endsAt?: string
  /** Milliseconds left when the work timer was paused; negative: late. Absent: the timer is running. */
  leftMs?: number
  /** Milliseconds that the customer has kept the account locked, in all locks that ended. */
  lockedMs?: number
  /** The customer locked the account or proposed an early end before the first picture: the worker could not begin. */
  interrupted?: true
  shots?: number
  /** Progress in percent, as last reported by the worker. */
  progress?: number
  /** The result was rejected once and had to be redone. */
  redone?: boolean
  /** Workers who accepted it and never began, so that it was posted again. */
  leftBy?: readonly UserId[]
  proposal?: Proposal
  /** Proposals made by each side, without counter-proposals. */
  proposals?: { buyer?: number; seller?: number }
  /** Convoy: accepted matches, and the amount paid for them. */
  matches?: number
  paid?: FenText
  feePaid?: FenText
  /**
   * Amounts paid by the settling step: to the worker (fee included), refunded to the customer, and from the deposits to
   * the customer.
   */
  due?: FenText
  dueFee?: FenText
  back?: FenText
  forfeit?: FenText
  /** Settled by agreement or ruling, not by completed work. */
  split?: boolean
}

/** A package's title is no rank to reach from another: it gets the customer's rank in brackets, and no `from`. */
export const goalOf = ({ from, to, isPackage }: Pick<BoostState, 'from' | 'to' | 'isPackage'>) =>
  isPackage && from ? { from: '', to: `${to}（当前${from}）` } : { from, to }

/** A proposal to end the work early. */
export interface Proposal {
  by: Party
  pay: FenText
  forfeit: FenText
  reason: string
  /** True if it answers another proposal. */
  isCounter?: boolean
  /** Who first proposed to end the work early; kept by counter-proposals. */
  opener?: Party
}

/** Minimum completed works for levels 2 to 5. */
const LEVELS = [5, 20, 60, 150] as const
export const MOST_LEVEL = LEVELS.length + 1
export const levelOf = (done: number): number => 1 + LEVELS.filter((least) => done >= least).length
/** Completed works required for the next level; undefined: there is none. */
export const nextLevelAt = (done: number): number | undefined => LEVELS.find((least) => done < least)
/** Minimum completed works for a level. */
export const worksOfLevel = (level: number): number => LEVELS[level - 2] ?? 0

/** Maximum hours a work may be promised for. */
export const MOST_WORK_HOURS = 720
export const HOURS_TOO_LONG = `时限最长${MOST_WORK_HOURS}小时`
/** Maximum matches of one convoy. */
export const MOST_MATCHES = 50
export const MATCHES_TOO_MANY = `一单最多${MOST_MATCHES}局`
/** Maximum games in a booster's profile. */
export const MOST_GAMES = 20
export const GAMES_NEEDED = `请选择1到${MOST_GAMES}款擅长的游戏`
