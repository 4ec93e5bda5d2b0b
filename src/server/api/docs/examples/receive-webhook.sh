# A shell receives no webhooks, but can verify one: its headers are in these variables, its body, exactly as it came, is in body.json.
key=$(printf '%s' "${BILDWORT_WEBHOOK_SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \n')
expected=$(
  { printf '%s.%s.' "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP"; cat body.json; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64
)
age=$(($(date +%s) - WEBHOOK_TIMESTAMP))
# While a secret is replaced there are two signatures.
case " $WEBHOOK_SIGNATURE " in
  *" v1,$expected "*) [ "$age" -lt 300 ] && [ "$age" -gt -300 ] && echo genuine ;;
  *) echo 'not genuine' >&2; exit 1 ;;
esac
