import type { Party } from './order-forms'

/** What an order of work (boosting, convoy) promises and how far it is. Times are ISO texts, amounts fen as text. */
export interface BoostState {
  from: string
  to: string
  /** Promised from acceptance to submission, times of waiting aside. */
  hours: number
  note: string
  /** Least level of a worker that takes it from the hall. */
  level: number
  /** The worker's two deposits. */
  safety: string
  efficiency: string
  /** A live booking of the season put it first in the hall. */
  priority?: boolean
  /** Chosen by the customer; absent: whoever is first. */
  chosenId?: number
  /** The work clock does not run before: the season that it is for begins then. */
  startsAt?: string
  /** Somebody works on it since then. */
  takenAt?: string
  /** Without a first picture till then the customer may leave. */
  shotBy?: string
  endsAt?: string
  /** Left when the work clock was stopped; below zero: late. Absent: it runs. */
  leftMs?: number
  shots?: number
  /** Per cent done, as the worker last said. */
  progress?: number
  /** The result was sent back once. */
  redone?: boolean
  proposal?: Proposal
  /** Convoy: matches accepted, and what was paid for them. */
  matches?: number
  paid?: string
  feePaid?: string
  /** What the step that settles gives out: to the worker (fee included), back to the customer, of the deposits to the customer. */
  due?: string
  dueFee?: string
  back?: string
  forfeit?: string
  /** Settled by agreement or ruling, not by a finished work. */
  split?: boolean
}

/** A way to end the work early. */
export interface Proposal {
  by: Party
  pay: string
  forfeit: string
  reason: string
  /** It answered another one. */
  isCounter?: boolean
}

/** Least number of finished works for levels 2 to 5. */
const LEVELS = [5, 20, 60, 150] as const
export const MOST_LEVEL = LEVELS.length + 1
export const levelOf = (done: number): number => 1 + LEVELS.filter((least) => done >= least).length
/** Finished works that lead to the next level; undefined: there is none. */
export const nextLevelAt = (done: number): number | undefined => LEVELS.find((least) => done < least)
/** Least number of finished works with which a level is reached. */
export const worksOfLevel = (level: number): number => LEVELS[level - 2] ?? 0

/** Hours that a work may be promised in. */
export const MOST_WORK_HOURS = 720
export const HOURS_TOO_LONG = `时限最长${MOST_WORK_HOURS}小时`
/** Matches of one convoy. */
export const MOST_MATCHES = 50
export const MATCHES_TOO_MANY = `一单最多${MOST_MATCHES}局`
/** Games that a booster is good at. */
export const MOST_GAMES = 20
export const GAMES_NEEDED = `请选择1到${MOST_GAMES}款擅长的游戏`
