import type { SQL } from 'drizzle-orm'
import type { Order } from '../types'
import { askForRating } from './assess-effects'
import { expectInvites, followInvites } from './invite-effects'
import type { Deal, Follower } from './mode'

/** Modules that no way of trading knows, but that live by how orders end. */
const FOLLOWERS: readonly Follower[] = [followInvites, askForRating]

export async function tellFollowers(moved: Deal, before: Order): Promise<void> {
  for (const follow of FOLLOWERS) await follow(moved, before)
}

/** What they write with the move itself, each `name as (…)`. */
export const followersWith = (deal: Deal, after: Order): SQL[] => expectInvites(deal, after)
