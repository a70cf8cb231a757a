/** Words that mean the same in every game, for names that a game's own table does not hold. */
export const COMMON = `
改名 thing rename 3f8ad8 ffcf55
紫皮/金皮 thing card
心法 thing book
碎银 thing gem
逢魔之时 thing mask
头盔 thing hat
战令/手册/通行证/纪行/荣勋/凭证/补给 thing book
皮肤赠送/皮肤/外观赠送/时装/外装/外观 garment robe
玫瑰 thing rose d8284a ffcf55
水晶/结晶 thing crystal
宝石/天赏石/原石/炼妖石/金块/勾玉 thing gem
抽奖/招募/代抽/奖励券/券 thing ticket
礼包/盲盒/赠礼/礼物 thing gift
代打/段位/上分/定级/排位/斗技/寮突 thing medal
委托/每日/活跃/实训/周常/日常 thing calendar
理智/体力/电量/御魂/遗器/圣遗物/声骸/驱动盘 thing energy
深渊/深塔/混沌/模拟宇宙/式舆/剿灭/集成战略/大秘境/深空 thing tower
材料/碎片/精华/经验 thing crystal
宝箱/钥匙/箱/声匣/魂玉 thing chest
全图/地图/跑图/探索/代带出 thing map
剧情/主线/任务/推演/契约/成就/活动 thing scroll
角色赠送/英雄赠送/角色 thing card
武器/装备/武器箱 blade sword
光锥 thing card
腰带 thing belt
项链 thing necklace
鞋子/鞋 thing boots
灵饰/戒指 thing ring
称号 thing title
光环 thing aura
药 thing potion
披风/斗篷 garment cape
坐骑/老板位 beast horse
棋盘 thing board
祈福/蜡烛 thing candle
点代/至臻 thing crystal
英雄印 thing medal
信标/余烬 thing lamp
会员/月卡/观测卡/梦华 thing card
组织 thing medal
大马士革 gun m4
满级/代练 thing medal
`
