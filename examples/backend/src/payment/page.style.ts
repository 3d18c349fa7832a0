/** The style of the payment company, unlike the shop's, so that users can tell them apart. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#edf1f6;color:#191c22;font:500 15px/1.5 Pretendard,'Noto Sans KR','Noto Sans CJK KR',sans-serif;letter-spacing:-.02em}
header{display:flex;align-items:center;gap:8px;height:56px;padding:0 20px;background:#0a4fb5;color:#fff}
header b{font-size:16px}header span{font-size:12px;opacity:.85}
main{max-width:480px;margin:0 auto;padding:16px}
.box{background:#fff;border:1px solid #d9dfe8;border-radius:6px;padding:18px;margin-bottom:10px}
.row{display:flex;justify-content:space-between;gap:16px;line-height:29px}
.row span{color:#4b5260;white-space:nowrap}.row b{text-align:right;font-weight:700}
.sum{margin-top:4px;padding-top:10px;border-top:1px dashed #c6cdd8}.sum b{font-size:19px;color:#0a4fb5}
label,legend{display:block;padding:0;margin:16px 0 8px;font-weight:700}
label:first-child,legend{margin-top:0}
fieldset{border:0;margin:0;padding:0}
.choices{display:flex;gap:6px}
.choices label{position:relative;flex:1;margin:0;height:44px;line-height:42px;text-align:center;border:1px solid #c6cdd8;border-radius:3px;color:#4b5260}
.choices input{position:absolute;inset:0;opacity:0;margin:0}
.choices label:has(:checked){border-color:#0a4fb5;color:#0a4fb5}
.choices label:has(:focus-visible){outline:2px solid #0a4fb5;outline-offset:2px}
input[type=text]{width:100%;height:46px;padding:0 12px;border:1px solid #c6cdd8;border-radius:2px;font:inherit;background:#fff;color:inherit}
input::placeholder{color:#6b7280}
button{width:100%;height:52px;border:0;border-radius:3px;font:inherit;font-weight:700;cursor:pointer;background:#0a4fb5;color:#fff}
button.quiet{margin-top:8px;background:#fff;color:#4b5260;border:1px solid #c6cdd8}
:focus-visible{outline:2px solid #0a4fb5;outline-offset:2px}
details{margin-top:20px;color:#4b5260;font-size:13px}
summary{cursor:pointer;padding:8px 0}
.test{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.test button{height:44px;background:#fff;color:#4b5260;border:1px solid #c6cdd8;font-size:13px}
.note{margin:14px 0 0;text-align:center;color:#5b6270;font-size:12px}
.end{padding:40px 18px;text-align:center}
.end h1{margin:0 0 8px;font-size:19px}.end p{margin:0;color:#4b5260}
`
