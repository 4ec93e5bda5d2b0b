curl https://bildwort.example/api/v1/images \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -d '{
    "url": "https://bildwort.example/samples/cocker-spaniels.jpg",
    "languages": ["de", "en"],
    "context": "About us: our office dogs",
    "maxCost": 60
  }'
