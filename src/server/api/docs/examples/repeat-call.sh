# curl repeats a call by itself, with the same key, and waits as Retry-After says.
curl --retry 4 --retry-all-errors https://bildwort.example/api/v1/images \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -d '{ "url": "https://bildwort.example/samples/cocker-spaniels.jpg", "languages": ["de"], "maxCost": 60 }'
