import { runSql } from './tests/support/run-sql'
const D = '/tmp/agree2/data'
const a = await runSql<any>(D, `select a.order_sn sn, a.state, (select count(*) from agreement_signatures s where s.agreement_id=a.id and party='seller') s from agreements a where seller_id=38070002 order by a.id`, [])
const c = await runSql<any>(D, `select order_sn sn from claims where stage='recovering' and seller_id=38070002 and buyer_id=38070001 limit 1`, [])
const of = (f: any) => a.find(f)?.sn
console.log(JSON.stringify({ agreements: { toBuyer: of((r: any) => r.state==='open' && Number(r.s)===1), toSeller: of((r: any)=>r.state==='open'&&Number(r.s)===0), refused: of((r:any)=>r.state==='refused'), expired: of((r:any)=>r.state==='expired'), signed: of((r:any)=>r.state==='signed') }, claim: c[0]?.sn }))
