import { activityContract } from './activity'
import { blackContract } from './black'
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
import { userContract } from './user'

/** Every call of the API. */
export const contract = {
  ...userContract,
  ...commContract,
  ...distContract,
  ...goodsContract,
  ...evaluationContract,
  ...orderContract,
  ...payContract,
  ...imContract,
  ...activityContract,
  ...operationContract,
  ...cusSerContract,
  ...blackContract,
} as const satisfies Contract

export type ApiContract = typeof contract
export type Call = keyof ApiContract
