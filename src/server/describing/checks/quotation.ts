/** What stands in quotation marks. No mark is passed over on the way to the closing one: a row of them would take for ever. */
export const quotation = /„[^„“”]*[“”]|“[^“”]*”|"[^"]*"|«[^«»]*»|»[^«»]*«|”[^”]*”/gu
