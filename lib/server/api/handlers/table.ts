import type { Call } from '@/lib/contract/table'
import type { Handler } from '../handler'
import { activityHandlers } from './activity'
import { blackHandlers } from './black'
import { boosterHandlers } from './booster'
import { claimHandlers } from './claim'
import { commHandlers } from './comm'
import { commRatingHandlers } from './comm-rating'
import { consoleBlackHandlers } from './console-black'
import { consoleCampaignHandlers } from './console-campaign'
import { consoleCaseHandlers } from './console-case'
import { consoleClaimHandlers } from './console-claim'
import { consoleContactHandlers } from './console-contact'
import { consoleContentHandlers } from './console-content'
import { consoleDisputeHandlers } from './console-dispute'
import { consoleExportHandlers } from './console-export'
import { consoleGameHandlers } from './console-game'
import { consoleGoodsHandlers } from './console-goods'
import { consoleLeadHandlers } from './console-lead'
import { consoleLedgerHandlers } from './console-ledger'
import { consoleOrderHandlers } from './console-order'
import { consoleOverviewHandlers } from './console-overview'
import { consolePayoutHandlers } from './console-payout'
import { consolePlanHandlers } from './console-plan'
import { consoleRuleHandlers } from './console-rule'
import { consoleShareHandlers } from './console-share'
import { consoleSiteHandlers } from './console-site'
import { consoleStaffHandlers } from './console-staff'
import { consoleUserHandlers } from './console-user'
import { cusSerHandlers } from './cus-ser'
import { deskHandlers } from './desk'
import { deskClaimHandlers } from './desk-claim'
import { deskDisputeHandlers } from './desk-dispute'
import { deskOrderHandlers } from './desk-order'
import { deskRecyclingHandlers } from './desk-recycling'
import { disputeHandlers } from './dispute'
import { distHandlers } from './dist'
import { evaluationHandlers } from './evaluation'
import { goodsHandlers } from './goods'
import { goodsBargainHandlers } from './goods-bargain'
import { goodsBulkHandlers } from './goods-bulk'
import { goodsCodeHandlers } from './goods-code'
import { goodsPageHandlers } from './goods-page'
import { goodsWantHandlers } from './goods-want'
import { imHandlers } from './im'
import { inviteHandlers } from './invite'
import { notificationHandlers } from './notification'
import { operationHandlers } from './operation'
import { orderHandlers } from './order'
import { orderDealHandlers } from './order-deal'
import { payHandlers } from './pay'
import { payoutHandlers } from './payout'
import { privacyHandlers } from './privacy'
import { questionHandlers } from './question'
import { quickCoinHandlers } from './quick-coin'
import { quickCoinShopHandlers } from './quick-coin-shop'
import { recyclingHandlers } from './recycling'
import { rentalHandlers } from './rental'
import { roleCardHandlers } from './role-card'
import { shopHandlers } from './shop'
import { staffHandlers } from './staff'
import { userHandlers } from './user'
import { userImHandlers } from './user-im'
import { userSecurityHandlers } from './user-security'
import { userVendorHandlers } from './user-vendor'

export const HANDLERS: { [C in Call]: Handler<C> } = {
  ...userHandlers,
  ...userVendorHandlers,
  ...userImHandlers,
  ...userSecurityHandlers,
  ...commHandlers,
  ...commRatingHandlers,
  ...distHandlers,
  ...goodsHandlers,
  ...goodsPageHandlers,
  ...goodsBargainHandlers,
  ...goodsBulkHandlers,
  ...goodsCodeHandlers,
  ...goodsWantHandlers,
  ...quickCoinHandlers,
  ...quickCoinShopHandlers,
  ...evaluationHandlers,
  ...orderHandlers,
  ...orderDealHandlers,
  ...disputeHandlers,
  ...claimHandlers,
  ...rentalHandlers,
  ...shopHandlers,
  ...payHandlers,
  ...payoutHandlers,
  ...imHandlers,
  ...activityHandlers,
  ...operationHandlers,
  ...cusSerHandlers,
  ...blackHandlers,
  ...boosterHandlers,
  ...questionHandlers,
  ...recyclingHandlers,
  ...notificationHandlers,
  ...roleCardHandlers,
  ...inviteHandlers,
  ...privacyHandlers,
  ...staffHandlers,
  ...deskOrderHandlers,
  ...deskHandlers,
  ...deskClaimHandlers,
  ...deskDisputeHandlers,
  ...deskRecyclingHandlers,
  ...consoleStaffHandlers,
  ...consolePayoutHandlers,
  ...consoleOrderHandlers,
  ...consoleDisputeHandlers,
  ...consoleClaimHandlers,
  ...consoleLedgerHandlers,
  ...consoleUserHandlers,
  ...consoleBlackHandlers,
  ...consoleLeadHandlers,
  ...consoleContentHandlers,
  ...consoleGameHandlers,
  ...consoleCaseHandlers,
  ...consoleCampaignHandlers,
  ...consoleRuleHandlers,
  ...consoleContactHandlers,
  ...consolePlanHandlers,
  ...consoleShareHandlers,
  ...consoleSiteHandlers,
  ...consoleOverviewHandlers,
  ...consoleGoodsHandlers,
  ...consoleExportHandlers,
}
