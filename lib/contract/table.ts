import { activityContract } from './activity'
import { blackContract } from './black'
import { boosterContract } from './booster'
import { claimContract } from './claim'
import { commContract } from './comm'
import { commRatingContract } from './comm-rating'
import { consoleBlackContract } from './console-black'
import { consoleCampaignContract } from './console-campaign'
import { consoleCaseContract } from './console-case'
import { consoleClaimContract } from './console-claim'
import { consoleContactContract } from './console-contact'
import { consoleContentContract } from './console-content'
import { consoleDisputeContract } from './console-dispute'
import { consoleExportContract } from './console-export'
import { consoleGameContract } from './console-game'
import { consoleGoodsContract } from './console-goods'
import { consoleLeadContract } from './console-lead'
import { consoleLedgerContract } from './console-ledger'
import { consoleOrderContract } from './console-order'
import { consoleOverviewContract } from './console-overview'
import { consolePayoutContract } from './console-payout'
import { consolePlanContract } from './console-plan'
import { consoleRuleContract } from './console-rule'
import { consoleShareContract } from './console-share'
import { consoleSiteContract } from './console-site'
import { consoleStaffContract } from './console-staff'
import { consoleUserContract } from './console-user'
import { cusSerContract } from './cus-ser'
import { deskContract } from './desk'
import { deskClaimContract } from './desk-claim'
import { deskDisputeContract } from './desk-dispute'
import { deskOrderContract } from './desk-order'
import { deskRecyclingContract } from './desk-recycling'
import { disputeContract } from './dispute'
import { distContract } from './dist'
import { evaluationContract } from './evaluation'
import { goodsContract } from './goods'
import { goodsBargainContract } from './goods-bargain'
import { goodsBulkContract } from './goods-bulk'
import { goodsCodeContract } from './goods-code'
import { goodsPageContract } from './goods-page'
import { goodsWantContract } from './goods-want'
import { imContract } from './im'
import { inviteContract } from './invite'
import type { Contract } from './kit'
import { notificationContract } from './notification'
import { operationContract } from './operation'
import { orderContract } from './order'
import { orderDealContract } from './order-deal'
import { payContract } from './pay'
import { payoutContract } from './payout'
import { privacyContract } from './privacy'
import { questionContract } from './question'
import { quickCoinContract } from './quick-coin'
import { quickCoinShopContract } from './quick-coin-shop'
import { recyclingContract } from './recycling'
import { rentalContract } from './rental'
import { roleCardContract } from './role-card'
import { shopContract } from './shop'
import { staffContract } from './staff'
import { userContract } from './user'
import { userImContract } from './user-im'
import { userSecurityContract } from './user-security'
import { userVendorContract } from './user-vendor'

/** Every call of the API. */
export const contract = {
  ...userContract,
  ...userVendorContract,
  ...userImContract,
  ...userSecurityContract,
  ...commContract,
  ...commRatingContract,
  ...distContract,
  ...goodsContract,
  ...goodsPageContract,
  ...goodsBargainContract,
  ...goodsBulkContract,
  ...goodsCodeContract,
  ...goodsWantContract,
  ...quickCoinContract,
  ...quickCoinShopContract,
  ...evaluationContract,
  ...orderContract,
  ...orderDealContract,
  ...disputeContract,
  ...claimContract,
  ...rentalContract,
  ...shopContract,
  ...payContract,
  ...payoutContract,
  ...imContract,
  ...activityContract,
  ...operationContract,
  ...cusSerContract,
  ...blackContract,
  ...boosterContract,
  ...questionContract,
  ...recyclingContract,
  ...notificationContract,
  ...roleCardContract,
  ...inviteContract,
  ...privacyContract,
  ...staffContract,
  ...deskOrderContract,
  ...deskContract,
  ...deskClaimContract,
  ...deskDisputeContract,
  ...deskRecyclingContract,
  ...consoleStaffContract,
  ...consolePayoutContract,
  ...consoleOrderContract,
  ...consoleDisputeContract,
  ...consoleClaimContract,
  ...consoleLedgerContract,
  ...consoleUserContract,
  ...consoleBlackContract,
  ...consoleLeadContract,
  ...consoleContentContract,
  ...consoleGameContract,
  ...consoleCaseContract,
  ...consoleCampaignContract,
  ...consoleRuleContract,
  ...consoleContactContract,
  ...consolePlanContract,
  ...consoleShareContract,
  ...consoleSiteContract,
  ...consoleOverviewContract,
  ...consoleGoodsContract,
  ...consoleExportContract,
} as const satisfies Contract

export type ApiContract = typeof contract
export type Call = keyof ApiContract
