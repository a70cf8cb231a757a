import type { consoleRuleContract } from '@/lib/contract/console/console-rule'
import { cancelRule } from '../../../modules/office/rule-book/cancel-rule'
import { listHistory, loadRules } from '../../../modules/office/rule-book/queries'
import { updateRule } from '../../../modules/office/rule-book/update-rule'
import type { Handlers } from '../../handler'

export const consoleRuleHandlers: Handlers<typeof consoleRuleContract> = {
  'GET /console/rules': (ctx) => loadRules(ctx),
  'GET /console/ruleHistory': (ctx, input) => listHistory(ctx, input),
  'POST /console/changeRule': (ctx, input) => updateRule(ctx, input),
  'POST /console/cancelRule': (ctx, input) => cancelRule(ctx, input),
}
