/** 王者荣耀, and figures of 永劫无间 and 火影忍者. The format is explained in read-row.ts. */
export const HONOR_OF_KINGS = `
武则天 f mage loops:2a1a30 robe:8a1f4a:ffcf55 orb phoenix
貂蝉 f mage loops:4a2348 dress:c94fb0:ffd36a ribbon flower
李白 m assassin topknot:22222e robe:e8eefc:3f8ae0 sword cape
孙悟空 m warrior short:9a5a2a armour:c62f35:ffcf55 staff monkey circlet feathers
王昭君 f mage long:cfe6fb dress:3f74e0:bfe6ff ice circlet
露娜 f warrior pony:c8b8f0 armour:4a3f9a:c9a8ff sword pin
公孙离 f archer bun:f0e6ea kimono:e8506a:ffd36a umbrella rabbit
小乔 f mage tails:f7a8c0 kimono:ff7fa6:fff0b8 foldfan flower
大乔 f support parted:2a2a4a dress:3f8ae0:9fe4ff lantern pin
诸葛亮 m mage topknot:e6e9f2 robe:4f7fd0:e8eefc fan scholar
韩信 m assassin spiky:b8243a armour:e8edf6:e0384e spear
孙尚香 f archer tails:c93b4e sailor:3a2a5a:ffb02e cannon
赵云 m warrior pony:22222e armour:dfe8fb:3f8ae0 spear cape
瑶 f support tails:e8dcff dress:7fc8a8:fff0b8 wand antlers flower
鲁班七号 m archer short:b5703a hoodie:e8a83a:3f74e0 cannon goggles
吕布 m warrior helm:22222e armour:7a1f2a:ffcf55 halberd feathers cape
花木兰 f warrior pony:b8243a armour:8a1f2e:ffcf55 great
后羿 m archer topknot:5a2a2a robe:c9582a:ffcf55 bow ring
关羽 m warrior mane:1d1a24 armour:2f7d4a:e8b84a glaive red scholar beard
妲己 f mage long:f4d8e6 dress:e84f9a:ffd0e6 orb fox tails
虞姬 f archer pony:6a3a2a dress:3fae8a:fff0b8 bow pin
百里守约 m archer spiky:e8e2f0 tactical:5a6a8a:c9582a rifle fox
安琪拉 f mage tails:ffcf6a dress:c62f4a:fff0b8 book witch
甄姬 f mage parted:22304a dress:3fb8d8:d8f6ff orb pin
伽罗 f archer long:e8d8c0 robe:3f9ae0:ffe9a6 bow pin
狄仁杰 m archer short:22222e robe:27345e:ffcf55 cards official
庄周 m support topknot:e8e8f0 robe:7fb8e0:fff0b8 butterfly cloud
刘备 m warrior topknot:2a2230 robe:3f8a4a:ffcf55 twin goatee
蔡文姬 f support bun:2a2a4a dress:ff9ec4:fff0b8 lute flower
马可波罗 m archer short:e8b84a coat:3a5fa8:fff0b8 pistol brim
橘右京 m assassin parted:22222e kimono:3a3f6a:e8edf6 katana
嫦娥 f mage loops:e8eefc dress:8fb4e8:fff0b8 orb moon rabbit
上官婉儿 f mage loops:22222e robe:c62f4a:e8edf6 wand pin
阿轲 f assassin pony:22222e armour:5a2f7a:ff5f8f twin mask
娜可露露 f assassin bob:6a3a8a kimono:e8edf6:e0384e claws bow
不知火舞 f mage pony:8a4a2a kimono:e0384e:fff0b8 foldfan
兰陵王 m assassin spiky:e8e2f0 armour:3a3a5a:a8b8ff twin white
张飞 m support spiky:22222e armour:5a3a4a:ffb02e spear dark stubble
曹操 m warrior topknot:22222e armour:2a2a4a:c9a8ff sword goatee
典韦 m warrior spiky:e8e2f0 bare:5a2a3a:ffb02e axe
亚瑟 m warrior helm:ffcf6a armour:3f74e0:ffcf55 sword
后裔 m archer topknot:5a2a2a robe:c9582a:ffcf55 bow
澜 m assassin spiky:3f74a8 tactical:20304a:7ce8ff dagger
镜 f assassin pony:e8eefc armour:4a3a8a:9fe4ff katana
`
export const NARAKA = `
昆仑瑶琴长剑 blade sword 7ce0ff ffcf55
无相金身 m beast bald:222222 bare:e8b84a:ffe9a6 khakkhara gold halo
太刀/横刀 blade katana
阔刀 blade great
长枪 blade spear
匕首 blade dagger
双截棍 blade nunchaku
双刀 blade katana
宁红夜 f warrior pony:22222e kimono:b8243a:22222e katana veil
季沧海 m warrior spiky:22222e bare:c9582a:22222e fist stubble
顾清寒 f assassin parted:dfe8fb robe:9fcdf5:e8eefc sword mark
迦南 f assassin bob:c62f35 robe:2a2440:c62f35 dagger mask
2B f warrior bob:f4f4fa coat:20243a:e0e0f0 katana blindfold
A2 f warrior long:f4f4fa bare:8d98b6:20243a katana
孙悟空 m warrior short:9a5a2a armour:c62f35:ffcf55 staff monkey circlet feathers
不知火舞 f assassin pony:8a4a2a kimono:e0384e:fff0b8 foldfan
土御门胡桃/胡桃 f mage bun:e8b0c8 kimono:8a3f9a:ffd36a umbrella flower
杰洛特 m warrior mane:e8e8f0 armour:3a3a46:c8d0e2 sword scar stubble
至尊宝 m warrior topknot:3a2a2a robe:8a6a3a:ffcf55 staff
岳山 m tank spiky:3a2a2a armour:8a4a2a:ffcf55 spear stubble
特木尔 m warrior braid:4a3a3a fur:5a7a9a:e8edf6 bow stubble
崔三娘 f tank wave:8a3a2a coat:27345e:ffcf55 great brim
殷紫萍 f support loops:5a2a6a robe:8a5fd0:e8eefc foldfan pin
无尘 m mage knot:22222e robe:e8eefc:3a3a5a khakkhara scholar
妖刀姬 f assassin pony:22222e kimono:c62f35:22222e katana oni
武田信忠 m warrior helm:22222e armour:8a1f2a:ffcf55 katana oni
沈妙 f support bun:c8a8f0 dress:7fc8e8:fff0b8 lantern flower
魏轻 m assassin spiky:e8e2f0 robe:3a4a7a:ffe27a claws
哈迪 m warrior braid:22222e robe:c9902a:fff0b8 great dark
`
export const NARUTO = `
宇智波斑 m warrior spiky:22202e armour:b0283a:22202e foldfan fire sharingan
六道鸣人 m warrior spiky:ffd23f robe:e8edf6:22202e orb ring cheeks band
漩涡鸣人 m warrior spiky:ffd23f coat:f5801f:2a2a3a rasengan band cheeks
宇智波佐助/忍战佐助 m assassin spiky:262a4a robe:e4e6f0:6a3fae katana sharingan
千手柱间 m warrior mane:3a2420 armour:b0283a:e8d8b8 scroll band
四代目水门/波风水门 m assassin spiky:ffd84a coat:e8edf6:e0582a kunai band
宇智波鼬 m mage mane:22202e robe:22202e:e0283e kunai sharingan band
大筒木辉夜 f mage long:f0eef8 robe:e8edf6:8a5fd0 orb rabbit mark pale
十尾带土 m warrior spiky:e8e8f0 robe:e8edf6:22202e orb sharingan pale
百豪樱/春野樱 f support bob:f7a0b8 dress:d83a5a:e8edf6 fist band mark
雷影 m tank slick:e8dcb0 bare:3a3a5a:ffd23f bolt dark
旗木卡卡西 m assassin spiky:d8dce6 tactical:3a5a4a:27345e bolt band mask
青水/照美冥 f mage wave:a8482a dress:3f74e0:9fe4ff orb
创立斑 m warrior spiky:22202e robe:3a3a5a:e0283e foldfan
长门 m mage spiky:c62f35 robe:22202e:e0283e orb rinnegan
天天 f archer bun:6a3a2a kimono:f4a0b8:e0384e kunai band
自来也 m mage mane:f0f0f4 robe:c62f35:3f8a4a rasengan band
宇智波止水 m assassin short:22202e tactical:27345e:e0283e kunai sharingan band
漩涡玖辛奈 f support long:c62f35 dress:3f8a4a:fff0b8 kunai
小南 f mage bob:5a5fc0 robe:22202e:e0283e butterfly flower
迈特凯 m warrior bob:22202e tactical:2f8a4a:e0582a fist fire band
药师兜 m mage spiky:c8ccd8 robe:8a5f7a:e8edf6 dagger glasses horns
我爱罗 m mage spiky:b0402a coat:7a2a2a:d8b070 jar mark
大蛇丸 m mage long:22202e robe:c8c0a8:7a4fae katana pale mark
纲手 f support tails:f4d88a kimono:3f8a5a:c8ccd8 fist mark
黑绝 m beast bald:222222 robe:22202e:3f8a4a kunai green
李洛克 m warrior bob:22202e tactical:2f8a4a:e0582a fist band
日向宁次 m warrior parted:3a2a2a robe:e8dcc0:22202e orb band
油女志乃 m mage spiky:4a3a2a coat:5a6a5a:22202e butterfly visor
奈良鹿丸 m mage knot:22202e tactical:3a5a4a:8a8a9a kunai
山中井野 f mage pony:f0d88a dress:8a4fae:e8edf6 orb
犬冢牙 m warrior spiky:5a3a2a fur:6a6a7a:c62f35 claws cheeks band
干柿鬼鲛 m tank spiky:3a4a7a robe:22202e:e0283e great blue band
蝎 m mage short:b8303a robe:22202e:e0283e scroll
迪达拉 m archer pony:f4d86a robe:22202e:e0283e bomb band
飞段 m warrior slick:d8dce6 robe:22202e:e0283e scythe band
角都 m tank hood:3a3a3a robe:22202e:e0283e fist mask
佐井 m mage short:22202e coat:2a2a3a:e8edf6 scroll
雏田 f support long:2a2a5a coat:c8b8e0:5a4fae fist
手鞠 f mage tails:e8c86a robe:5a4f7a:c62f35 foldfan band
勘九郎 m mage hood:22202e robe:2a2440:7a4fae scroll cheeks
`
