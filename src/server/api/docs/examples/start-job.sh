curl -i https://bildwort.example/api/v1/jobs \
  -H "Authorization: Bearer $BILDWORT_TOKEN" \
  -H 'Content-Type: application/json' \
  -H "Idempotency-Key: $(openssl rand -hex 16)" \
  -d '{
    "images": [
      { "url": "https://bildwort.example/samples/cocker-spaniels.jpg", "context": "About us: our office dogs" },
      { "url": "https://bildwort.example/samples/fig-in-red-bowl.jpg" }
    ],
    "languages": ["de", "en"],
    "maxCost": 120
  }'
