import { activityContract } from './activity'
import { blackContract } from './black'
import { boosterContract } from './booster'
import { commContract } from './comm'
import { cusSerContract } from './cus-ser'
import { distContract } from './dist'
import { evaluationContract } from './evaluation'
import { goodsContract } from './goods'
import { imContract } from './im'
import type { Contract } from './kit'
import { operationContract } from './operation'
import { orderContract } from './order'
import { payContract } from './pay'
import { quickCoinContract } from './quick-coin'
import { rentalContract } from './rental'
import { userContract } from './user'

/** Every call of the API. */
export const contract = {
  ...userContract,
  ...commContract,
  ...distContract,
  ...goodsContract,
  ...quickCoinContract,
  ...evaluationContract,
  ...orderContract,
  ...rentalContract,
  ...payContract,
  ...imContract,
  ...activityContract,
  ...operationContract,
  ...cusSerContract,
  ...blackContract,
  ...boosterContract,
} as const satisfies Contract

export type ApiContract = typeof contract
export type Call = keyof ApiContract
