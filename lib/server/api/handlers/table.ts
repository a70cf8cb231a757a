import type { Call } from '@/lib/contract/table'
import type { Handler } from '../handler'
import { consoleApiKeyHandlers } from './console/console-api-key'
import { consoleBlackHandlers } from './console/console-black'
import { consoleCampaignHandlers } from './console/console-campaign'
import { consoleCaseHandlers } from './console/console-case'
import { consoleClaimHandlers } from './console/console-claim'
import { consoleContactHandlers } from './console/console-contact'
import { consoleContentHandlers } from './console/console-content'
import { consoleDisputeHandlers } from './console/console-dispute'
import { consoleExportHandlers } from './console/console-export'
import { consoleGameHandlers } from './console/console-game'
import { consoleGoodsHandlers } from './console/console-goods'
import { consoleLeadHandlers } from './console/console-lead'
import { consoleLedgerHandlers } from './console/console-ledger'
import { consoleLegalHandlers } from './console/console-legal'
import { consoleOrderHandlers } from './console/console-order'
import { consoleOverviewHandlers } from './console/console-overview'
import { consolePayoutHandlers } from './console/console-payout'
import { consolePlanHandlers } from './console/console-plan'
import { consoleQualityHandlers } from './console/console-quality'
import { consoleRestrictionHandlers } from './console/console-restriction'
import { consoleRiskHandlers } from './console/console-risk'
import { consoleRuleHandlers } from './console/console-rule'
import { consoleSearchHandlers } from './console/console-search'
import { consoleShareHandlers } from './console/console-share'
import { consoleSiteHandlers } from './console/console-site'
import { consoleStaffHandlers } from './console/console-staff'
import { consoleUserHandlers } from './console/console-user'
import { consoleViewHandlers } from './console/console-view'
import { consoleWebhookHandlers } from './console/console-webhook'
import { deskHandlers } from './desk/desk'
import { deskAgreementHandlers } from './desk/desk-agreement'
import { deskCaseHandlers } from './desk/desk-case'
import { deskCheckHandlers } from './desk/desk-check'
import { deskClaimHandlers } from './desk/desk-claim'
import { deskComplaintHandlers } from './desk/desk-complaint'
import { deskDisputeHandlers } from './desk/desk-dispute'
import { deskOrderHandlers } from './desk/desk-order'
import { deskRecyclingHandlers } from './desk/desk-recycling'
import { deskTagHandlers } from './desk/desk-tag'
import { activityHandlers } from './goods/activity'
import { boosterHandlers } from './goods/booster'
import { evaluationHandlers } from './goods/evaluation'
import { goodsHandlers } from './goods/goods'
import { goodsBargainHandlers } from './goods/goods-bargain'
import { goodsBulkHandlers } from './goods/goods-bulk'
import { goodsCheckHandlers } from './goods/goods-check'
import { goodsCodeHandlers } from './goods/goods-code'
import { goodsDraftHandlers } from './goods/goods-draft'
import { goodsPageHandlers } from './goods/goods-page'
import { goodsWantHandlers } from './goods/goods-want'
import { inquiryHandlers } from './goods/inquiry'
import { questionHandlers } from './goods/question'
import { quickCoinHandlers } from './goods/quick-coin'
import { quickCoinShopHandlers } from './goods/quick-coin-shop'
import { recyclingHandlers } from './goods/recycling'
import { rentalHandlers } from './goods/rental'
import { sellerHoursHandlers } from './goods/seller-hours'
import { shopHandlers } from './goods/shop'
import { agreementHandlers } from './orders/agreement'
import { claimHandlers } from './orders/claim'
import { commRatingHandlers } from './orders/comm-rating'
import { cusSerHandlers } from './orders/cus-ser'
import { disputeHandlers } from './orders/dispute'
import { imHandlers } from './orders/im'
import { orderHandlers } from './orders/order'
import { orderDealHandlers } from './orders/order-deal'
import { payHandlers } from './orders/pay'
import { apiKeyHandlers } from './people/api-key'
import { blackHandlers } from './people/black'
import { inviteHandlers } from './people/invite'
import { notificationHandlers } from './people/notification'
import { payoutHandlers } from './people/payout'
import { privacyHandlers } from './people/privacy'
import { roleCardHandlers } from './people/role-card'
import { serviceCaseHandlers } from './people/service-case'
import { staffHandlers } from './people/staff'
import { teamHandlers } from './people/team'
import { testModeHandlers } from './people/test-mode'
import { userHandlers } from './people/user'
import { userFaceHandlers } from './people/user-face'
import { userImHandlers } from './people/user-im'
import { userRestrictionHandlers } from './people/user-restriction'
import { userSecurityHandlers } from './people/user-security'
import { userVendorHandlers } from './people/user-vendor'
import { webhookHandlers } from './people/webhook'
import { commHandlers } from './site/comm'
import { distHandlers } from './site/dist'
import { legalHandlers } from './site/legal'
import { operationHandlers } from './site/operation'
import { videoHandlers } from './site/video'

export const HANDLERS: { [C in Call]: Handler<C> } = {
  ...userHandlers,
  ...userVendorHandlers,
  ...userImHandlers,
  ...userFaceHandlers,
  ...userRestrictionHandlers,
  ...userSecurityHandlers,
  ...commHandlers,
  ...commRatingHandlers,
  ...distHandlers,
  ...videoHandlers,
  ...legalHandlers,
  ...goodsHandlers,
  ...goodsPageHandlers,
  ...goodsBargainHandlers,
  ...goodsBulkHandlers,
  ...sellerHoursHandlers,
  ...goodsCheckHandlers,
  ...goodsCodeHandlers,
  ...goodsDraftHandlers,
  ...goodsWantHandlers,
  ...quickCoinHandlers,
  ...quickCoinShopHandlers,
  ...evaluationHandlers,
  ...orderHandlers,
  ...orderDealHandlers,
  ...agreementHandlers,
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
  ...inquiryHandlers,
  ...questionHandlers,
  ...recyclingHandlers,
  ...notificationHandlers,
  ...roleCardHandlers,
  ...inviteHandlers,
  ...privacyHandlers,
  ...apiKeyHandlers,
  ...teamHandlers,
  ...webhookHandlers,
  ...testModeHandlers,
  ...serviceCaseHandlers,
  ...staffHandlers,
  ...deskOrderHandlers,
  ...deskHandlers,
  ...deskTagHandlers,
  ...consoleViewHandlers,
  ...deskAgreementHandlers,
  ...deskClaimHandlers,
  ...deskComplaintHandlers,
  ...deskDisputeHandlers,
  ...deskCheckHandlers,
  ...deskCaseHandlers,
  ...deskRecyclingHandlers,
  ...consoleSearchHandlers,
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
  ...consoleLegalHandlers,
  ...consoleGameHandlers,
  ...consoleCaseHandlers,
  ...consoleCampaignHandlers,
  ...consoleRestrictionHandlers,
  ...consoleRiskHandlers,
  ...consoleQualityHandlers,
  ...consoleRuleHandlers,
  ...consoleContactHandlers,
  ...consolePlanHandlers,
  ...consoleShareHandlers,
  ...consoleSiteHandlers,
  ...consoleOverviewHandlers,
  ...consoleGoodsHandlers,
  ...consoleExportHandlers,
  ...consoleWebhookHandlers,
  ...consoleApiKeyHandlers,
}
